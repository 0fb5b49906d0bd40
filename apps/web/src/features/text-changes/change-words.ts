import type { TextLeftOut } from '@dragoman/sdk/operations/textChanges'
import { formatList, formatNumber } from '../../i18n/format.ts'
import { hasMessage, t } from '../../i18n/t.ts'

/** Why a segment is left out; of a reason that this version does not know, its code. */
export function reasonWord(reason: string): string {
  const id = `textChanges.reason.${reason}`
  return hasMessage(id) ? t(id as 'textChanges.reason.LOCKED') : reason
}

/** The segments that are left out, by reason; nothing where there are none. */
export function leftOutText(leftOut: readonly TextLeftOut[]): string | undefined {
  if (leftOut.length === 0) return undefined
  const list = leftOut.map(({ reason, count }) =>
    t('textChanges.counted', { name: reasonWord(reason), count: formatNumber(count) }),
  )
  return t('textChanges.leftOut', { list: formatList(list) })
}
