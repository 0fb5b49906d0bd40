import { classNames } from './class-names.ts'
import styles from './DirectionalIcon.module.css'
import { drawIcon, type IconProps } from './Icon.tsx'

/** An icon that points along the reading direction: it is mirrored in right-to-left languages. */
export const DirectionalIcon = (props: IconProps) => drawDirectionalIcon(props)

/** The same without a component of its own. */
export const drawDirectionalIcon = ({ className, ...props }: IconProps) =>
  drawIcon({ ...props, className: classNames(styles.directional, className) })
