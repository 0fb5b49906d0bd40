import styles from './TopProgress.module.css'
import { useDelayedPending } from './use-delayed-pending.ts'
import { useWord } from './WordsProvider.tsx'

/**
 * The thin bar at the top edge while a navigation is under way: not before 200 ms, and it takes 5000 ms to come almost
 * to its end.
 */
export function TopProgress({ isLoading, label }: { isLoading: boolean; label?: string }) {
  const isVisible = useDelayedPending(isLoading, 200, 300)
  const name = useWord('loading', label)
  if (!isVisible) return null
  return (
    <div role={isLoading ? 'progressbar' : undefined} aria-label={isLoading ? name : undefined} className={styles.bar}>
      <div className={styles.fill} data-done={!isLoading || undefined} />
    </div>
  )
}
