import { Button } from '@dragoman/ui/Button'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Row } from '@dragoman/ui/Page'
import { Pagination } from '@dragoman/ui/Pagination'
import type { FoundText } from '@dragoman/sdk/operations/textChanges'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { useNarrow } from '../../display/NarrowTable.tsx'
import { t } from '../../i18n/t.ts'
import { ChangeOutcome } from './ChangeOutcome.tsx'
import { leftOutText } from './change-words.ts'
import { FoundTable } from './FoundTable.tsx'
import { pageSize } from './text-change-queries.ts'
import type { TextChangeState } from './use-text-change.ts'

interface FoundTextsProps {
  state: TextChangeState
  onShow?: ((item: FoundText) => void) | undefined
  /** Says that nothing is found. */
  none: string
}

/** The result of a search: how much there is, the segments to tick, and the button that changes them. */
export function FoundTexts({ state, onShow, none }: FoundTextsProps) {
  const { found, asked, selected, changes, count, changeable } = state
  const isNarrow = useNarrow()
  const pages = found ? Math.ceil(found.segments / pageSize) : 0
  const facts = found && [
    t('textChanges.found', { segments: found.segments, places: found.places }),
    leftOutText(found.leftOut),
    pages > 1 && t('textChanges.isCut', { count: pageSize }),
  ]
  const actions = (
    <Row>
      <Checkbox isSelected={state.makesDrafts} onChange={state.setMakesDrafts}>
        {t('textChanges.makesDrafts')}
      </Checkbox>
      <Button variant="primary" isPending={state.isChanging} isDisabled={count === 0} onPress={state.apply}>
        {t('textChanges.apply', { count })}
      </Button>
    </Row>
  )
  return (
    <>
      <ChangeOutcome state={state} />
      {found && found.segments > 0 && <p role="status">{facts?.filter(Boolean).join(' · ')}</p>}
      {found && (
        <FoundTable
          items={found.items}
          selected={selected}
          onSelect={state.setSelected}
          isOfFiles={asked?.scope !== 'WORK_UNIT'}
          isInSource={!changes}
          onShow={onShow}
          empty={<EmptyState kind="no-match" icon="search" title={none} />}
          actions={actions}
          everything={
            pages > 1
              ? {
                  label: t('textChanges.selectAll', { count: changeable }),
                  isSelected: state.isAll,
                  count: changeable,
                  onSelect: state.selectAll,
                }
              : undefined
          }
          footer={
            pages > 1 && (
              <Pagination
                page={asked?.page ?? 0}
                pageSize={pageSize}
                total={found.segments}
                onPageChange={state.turnTo}
              />
            )
          }
        />
      )}
      {/* On a phone the results are cards, without checkboxes. */}
      {found && isNarrow && changes && found.segments > 0 && actions}
    </>
  )
}
