import styles from './TopBar.module.css'
import { UserMenu } from './UserMenu.tsx'

/** The bar above the page. */
export function TopBar() {
  return (
    <div className={styles.bar}>
      <UserMenu />
    </div>
  )
}
