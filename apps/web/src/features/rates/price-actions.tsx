import { IconButton } from '@dragoman/ui/IconButton'
import { Row } from '@dragoman/ui/Page'
import type { ReactNode } from 'react'
import { t } from '../../i18n/t.ts'

export interface PriceActions<Line> {
  nameOf: (line: Line) => string
  onEdit: (line: Line) => void
  onRemove: (line: Line) => void
}

/** The actions on a line of prices, at the end of its row: change and remove (which can be undone). */
export function priceActions<Line>({ nameOf, onEdit, onRemove }: PriceActions<Line>): (line: Line) => ReactNode {
  return (line) => (
    <Row justify="end">
      <IconButton
        icon="edit"
        size="small"
        label={t('rates.edit', { name: nameOf(line) })}
        onPress={() => onEdit(line)}
      />
      <IconButton
        icon="trash"
        size="small"
        label={t('rates.removeNamed', { name: nameOf(line) })}
        onPress={() => onRemove(line)}
      />
    </Row>
  )
}
