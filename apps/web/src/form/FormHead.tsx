import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { errorText } from '../errors/error-text.ts'
import { t, type PlainMessageId } from '../i18n/t.ts'
import { valueText } from './conflict-text.ts'
import { ConflictNotice, type ConflictNoticeProps } from './ConflictNotice.tsx'
import { clashesOf } from './merge-values.ts'

export interface FormHeadProps<Values extends object> extends Pick<
  ConflictNoticeProps,
  'conflict' | 'onKeepMine' | 'isPending'
> {
  /** Why nothing can be changed; null where it can. */
  lock: string | null
  error: unknown
  /** Errors that stand at fields. */
  refused: Readonly<Record<string, string>>
  base: Values
  mine: Values
  theirs: Values | undefined
  labels: Readonly<Record<string, PlainMessageId>>
}

/**
 * The notices above the fields of a versioned form: why it is locked, why it was not saved, and who has saved first.
 */
export function FormHead<Values extends object>({
  lock,
  error,
  refused,
  base,
  mine,
  theirs,
  labels,
  ...notice
}: FormHeadProps<Values>) {
  return (
    <>
      {lock && <InlineAlert tone="info">{lock}</InlineAlert>}
      {Boolean(error) && Object.keys(refused).length === 0 && (
        <InlineAlert tone="danger" isAnnounced>
          {errorText(error)}
        </InlineAlert>
      )}
      <ConflictNotice
        {...notice}
        differences={
          theirs &&
          clashesOf(base, mine, theirs).map((clash) => ({
            label: t(labels[clash.field]!),
            mine: valueText(clash.mine),
            theirs: valueText(clash.theirs),
          }))
        }
      />
    </>
  )
}
