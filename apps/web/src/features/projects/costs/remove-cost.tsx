import { IconButton } from '@dragoman/ui/IconButton'
import { t } from '../../../i18n/t.ts'

/** A cost that was added by hand, as it is taken out. */
export interface RemovedCost {
  uuid: string
  description: string
  amount: number
}

export interface RemoveCosts {
  /** Nothing can be added or taken out now. */
  isLocked: boolean
  onRemove: (cost: RemovedCost) => void
}

/** The button at the end of a row that takes a cost out again; none for what a calculation made. */
export const removeCost = <Row,>(
  { isLocked, onRemove }: RemoveCosts,
  costOf: (row: Row) => RemovedCost | undefined,
) => ({
  cell: (row: Row) => {
    const cost = costOf(row)
    return (
      cost && (
        <IconButton
          icon="trash"
          size="small"
          label={t('costs.remove', { name: cost.description })}
          isDisabled={isLocked}
          onPress={() => onRemove(cost)}
        />
      )
    )
  },
})
