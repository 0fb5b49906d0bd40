import { Button } from '@dragoman/ui/Button'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Row } from '@dragoman/ui/Page'
import type { FoundText } from '@dragoman/sdk/operations/textChanges'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { ChangeOutcome } from './ChangeOutcome.tsx'
import { leftOutText } from './change-words.ts'
import { FoundTable } from './FoundTable.tsx'
import type { TextChangeState } from './use-text-change.ts'

interface FoundTextsProps {
  state: TextChangeState
  onShow?: ((item: FoundText) => void) | undefined
  /** Says that nothing is found. */
  none: string
}

/** The result of a search: how much there is, the segments to tick, and the button that changes them. */
export function FoundTexts({ state, onShow, none }: FoundTextsProps) {
  const { found, asked, selected, changes, count } = state
  const facts = found && [
    t('textChanges.found', { segments: found.segments, places: formatNumber(found.places) }),
    leftOutText(found.leftOut),
    found.isCut && t('textChanges.isCut'),
  ]
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
          actions={
            <Row>
              <Checkbox isSelected={state.makesDrafts} onChange={state.setMakesDrafts}>
                {t('textChanges.makesDrafts')}
              </Checkbox>
              <Button variant="primary" isPending={state.isChanging} isDisabled={count === 0} onPress={state.apply}>
                {t('textChanges.apply', { count })}
              </Button>
            </Row>
          }
        />
      )}
    </>
  )
}
