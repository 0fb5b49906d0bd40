import type { Workflow } from '@dragoman/sdk/operations/workflows'
import { valueText } from '../../../form/conflict-text.ts'
import type { Difference } from '../../../form/ConflictNotice.tsx'
import type { Clash } from '../../../form/merge-values.ts'
import { formatPercent } from '../../../i18n/format.ts'
import { enumWord, t } from '../../../i18n/t.ts'
import { changesBetween, type Described } from '../rate-changes.ts'
import { bandTitle } from './band-title.ts'
import { hasMachineShare, scoresOf, type BandValues, type SchemeValues, type Shares } from './scheme-values.ts'

type Step = Pick<Workflow, 'code' | 'title'>

/** The changes of two people to a scheme, each band by itself. */
export function schemeDifferences(clashes: readonly Clash<SchemeValues>[], steps: readonly Step[]): Difference[] {
  return clashes.flatMap(({ field, mine, theirs }) => {
    if (field === 'name') return [{ label: t('rates.name'), mine: valueText(mine), theirs: valueText(theirs) }]
    if (field === 'isDefault') return [{ label: t('rates.default'), mine: valueText(mine), theirs: valueText(theirs) }]
    const words = (value: unknown) =>
      field === 'bands' ? bandsOf(value as readonly BandValues[], steps) : untranslatedOf(value as Shares, steps)
    return changesBetween(words(theirs), words(mine)).map(({ label, before = '–', after = '–' }) => ({
      label,
      mine: after,
      theirs: before,
    }))
  })
}

const bandsOf = (bands: readonly BandValues[], steps: readonly Step[]): Described =>
  new Map(
    bands.flatMap((band): [string, string][] => {
      const title = bandTitle(band.type, scoresOf(bands, band))
      const machine = [t('rates.machineBand', { band: title }), sharesText(band.machine, steps)] as [string, string]
      return [[title, sharesText(band.shares, steps)], ...(hasMachineShare(band) ? [machine] : [])]
    }),
  )

const untranslatedOf = (shares: Shares, steps: readonly Step[]): Described =>
  new Map([[t('rates.untranslated'), sharesText(shares, steps)]])

/** One share where all steps have the same, else that of each step. */
function sharesText(shares: Shares, steps: readonly Step[]): string {
  const named = steps.flatMap(({ code, title }) =>
    shares[code] === undefined ? [] : [{ step: enumWord('workflow', code, title), share: shares[code] }],
  )
  const percent = (share: number) => (Number.isNaN(share) ? '–' : formatPercent(share, 4))
  const [first] = named
  if (first && named.every(({ share }) => share === first.share)) return percent(first.share)
  return valueText(named.map(({ step, share }) => `${step} ${percent(share)}`))
}
