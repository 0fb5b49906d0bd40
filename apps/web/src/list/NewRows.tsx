import { useArrivals } from '@dragoman/hooks/arrivals'
import { Button } from '@dragoman/ui/Button'
import type { QueryKey } from '@tanstack/react-query'
import { t } from '../i18n/t.ts'
import styles from './NewRows.module.css'

/** Says that others have added, removed, or moved rows of a list, and shows them when one wants them. */
export function NewRows({ queryKey }: { queryKey: QueryKey }) {
  const arrivals = useArrivals(queryKey)
  return (
    <span role="status" className={styles.place}>
      {arrivals && (
        <Button size="small" icon="refresh" onPress={arrivals.show}>
          {arrivals.count > 0 ? t('list.arrived', { count: arrivals.count }) : t('list.moved')}
        </Button>
      )}
    </span>
  )
}
