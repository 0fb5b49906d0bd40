import type { StatProps } from '@dragoman/ui/Stat'
import { number } from '../../i18n/format.ts'

/** The good way of a change: up for scores, down for points. */
export type Better = 'up' | 'down'

/** The change of a figure since before, as arrow, tone, and text; undefined where there is none to tell. */
export function changeOf(
  now: number | undefined,
  before: number | undefined,
  { better, decimals = 2 }: { better: Better; decimals?: number },
): (NonNullable<StatProps['delta']> & { text: string }) | undefined {
  if (now === undefined || before === undefined) return undefined
  const scale = 10 ** decimals
  const change = Math.round(now * scale) / scale - Math.round(before * scale) / scale
  const text = number(Math.abs(change), { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  if (Math.abs(change) < 0.5 / scale) return undefined
  const isUp = change > 0
  return {
    icon: isUp ? 'arrow-up' : 'arrow-down',
    tone: isUp === (better === 'up') ? 'success' : 'danger',
    text,
  }
}
