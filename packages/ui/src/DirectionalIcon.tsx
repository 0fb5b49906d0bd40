import { classNames } from './class-names.ts'
import styles from './DirectionalIcon.module.css'
import { Icon, type IconProps } from './Icon.tsx'

/** An icon that points along the reading direction: it is mirrored in right-to-left languages. */
export function DirectionalIcon({ className, ...props }: IconProps) {
  return <Icon {...props} className={classNames(styles.directional, className)} />
}
