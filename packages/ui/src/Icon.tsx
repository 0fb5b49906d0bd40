import { classNames } from './class-names.ts'
import { iconPaths, type IconName } from './icon-paths.ts'
import styles from './Icon.module.css'

export type { IconName } from './icon-paths.ts'

export interface IconProps {
  name: IconName
  /** Edge length in pixels; the stroke keeps its weight. Default 16. */
  size?: 16 | 20 | 24 | 40
  /** An accessible name. Without one the icon is decoration and hidden from assistive technology. */
  label?: string
  className?: string
}

/** A line icon in the current text color. */
export const Icon = (props: IconProps) => drawIcon(props)

/** The same without a component of its own, for what stands in each row of a list. */
export function drawIcon({ name, size = 16, label, className }: IconProps) {
  const naming = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const)
  return (
    <svg
      className={classNames(styles.icon, className)}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      strokeWidth={name === 'more' ? 2 : 24 / size}
      focusable="false"
      {...naming}
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}
