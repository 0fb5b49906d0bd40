import type { Workflow } from '@dragoman/sdk/operations/workflows'
import { Button } from '@dragoman/ui/Button'
import { IconButton } from '@dragoman/ui/IconButton'
import { NumberField } from '@dragoman/ui/NumberField'
import { Row, Stack } from '@dragoman/ui/Page'
import { Select } from '@dragoman/ui/Select'
import { VisuallyHidden } from '@dragoman/ui/VisuallyHidden'
import { useState } from 'react'
import { EditTable } from '../../../display/NarrowTable.tsx'
import { enumWord, t } from '../../../i18n/t.ts'
import { formatPercent } from '../../../i18n/format.ts'
import { BandHead } from './BandHead.tsx'
import { bandTitle, scoresText } from './band-title.ts'
import styles from './BandsEditor.module.css'
import {
  commonShare,
  hasMachineShare,
  isLowest,
  scoresOf,
  withShare,
  type BandValues,
  type SchemeProblems,
  type SchemeValues,
  type Shares,
} from './scheme-values.ts'

export interface BandsEditorProps {
  values: SchemeValues
  onChange: (values: SchemeValues) => void
  /** The problems, as far as they are to be shown. */
  problems: SchemeProblems
  steps: readonly Workflow[]
  isDisabled: boolean
}

const allSteps = '*'
let added = 0

/** The bands of a scheme with the share that each costs, for all steps at once or for one of them. */
export function BandsEditor({ values, onChange, problems, steps, isDisabled }: BandsEditorProps) {
  const [chosen, setChosen] = useState(allSteps)
  const step = chosen === allSteps ? null : chosen
  const { bands } = values
  const setBand = (changed: BandValues) =>
    onChange({ ...values, bands: bands.map((band) => (band.key === changed.key ? changed : band)) })
  const add = () => {
    const shares = Object.fromEntries(steps.map(({ code }) => [code, 1]))
    const band: BandValues = { key: `new ${++added}`, type: 'FUZZY', start: Number.NaN, shares, machine: shares }
    onChange({ ...values, bands: [...bands.slice(0, -1), band, ...bands.slice(-1)] })
  }
  const share = (key: string, label: string, shares: Shares, onShares: (shares: Shares) => void) => (
    <ShareField
      label={t('rates.shareOf', { band: label })}
      shares={shares}
      step={step}
      onChange={onShares}
      isDisabled={isDisabled}
      problem={problems[`share ${key}`]}
    />
  )
  return (
    <Stack>
      <div className={styles.step}>
        <Select
          label={t('rates.step')}
          description={t('rates.stepText')}
          options={[
            { id: allSteps, label: t('rates.allSteps') },
            ...steps.map(({ code, title }) => ({ id: code, label: enumWord('workflow', code, title) })),
          ]}
          value={chosen}
          onChange={setChosen}
        />
      </div>
      <p className={styles.hint}>{t('rates.machineText')}</p>
      <EditTable label={t('rates.bands')} className={styles.table}>
        <thead>
          <tr>
            <BandHead term="matchBand">{t('rates.band')}</BandHead>
            <th scope="col">{t('rates.scores')}</th>
            <BandHead term="netRate">{t('rates.share')}</BandHead>
            <BandHead term="machineShare">{t('rates.machineShare')}</BandHead>
            <th scope="col" className={styles.tools}>
              <VisuallyHidden>{t('rates.actions')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {bands.map((band) => {
            const scores = scoresOf(bands, band)
            const title = bandTitle(band.type, scores)
            const hasStart = band.type === 'FUZZY' && !isLowest(band)
            return (
              <tr key={band.key}>
                <th scope="row">{title}</th>
                <td className={styles.scoresCell}>
                  {hasStart ? (
                    <span className={styles.scores}>
                      <NumberField
                        label={t('rates.from', { band: title })}
                        isLabelHidden
                        value={band.start / 100}
                        onChange={(start) => setBand({ ...band, start: Math.round(start * 100) })}
                        formatOptions={{ style: 'percent' }}
                        isDisabled={isDisabled}
                        errorMessage={wordsOf(problems[`start ${band.key}`])}
                      />
                      {scores && (
                        <span className={styles.to}>{t('rates.to', { to: formatPercent(scores.end / 100) })}</span>
                      )}
                    </span>
                  ) : (
                    scores && scoresText(band.type, scores)
                  )}
                </td>
                <td>{share(band.key, title, band.shares, (shares) => setBand({ ...band, shares }))}</td>
                <td className={styles.machineCell}>
                  {hasMachineShare(band) && (
                    <span className={styles.machineLabel} aria-hidden>
                      {t('rates.machineShare')}
                    </span>
                  )}
                  {hasMachineShare(band) &&
                    share(`MT ${band.key}`, t('rates.machineBand', { band: title }), band.machine, (machine) =>
                      setBand({ ...band, machine }),
                    )}
                </td>
                <td className={styles.tools}>
                  {hasStart && !isDisabled && (
                    <IconButton
                      icon="trash"
                      size="small"
                      label={t('rates.removeBand', { band: title })}
                      onPress={() => onChange({ ...values, bands: bands.filter((other) => other !== band) })}
                    />
                  )}
                </td>
              </tr>
            )
          })}
          <tr>
            <th scope="row" colSpan={2}>
              {t('rates.untranslated')}
            </th>
            <td colSpan={3}>
              {share('NT', t('rates.untranslated'), values.untranslated, (untranslated) =>
                onChange({ ...values, untranslated }),
              )}
            </td>
          </tr>
        </tbody>
      </EditTable>
      {!isDisabled && (
        <Row>
          <Button icon="plus" size="small" onPress={add}>
            {t('rates.addBand')}
          </Button>
        </Row>
      )}
    </Stack>
  )
}

const wordsOf = (problem: SchemeProblems[string] | undefined) => problem && t(problem)

interface ShareFieldProps {
  label: string
  shares: Shares
  /** Null for all of them. */
  step: string | null
  onChange: (shares: Shares) => void
  isDisabled: boolean
  problem: SchemeProblems[string] | undefined
}

/** The share for a step, or for all; where that differs, the field is empty and says between what. */
function ShareField({ label, shares, step, onChange, isDisabled, problem }: ShareFieldProps) {
  const { value, least, most } = commonShare(shares)
  const isMixed = step === null && Number.isNaN(value) && !Number.isNaN(least)
  return (
    <div className={styles.share}>
      <NumberField
        label={label}
        isLabelHidden
        value={step === null ? value : shares[step]!}
        // An empty field for all steps changes none of them.
        onChange={(share) => !(isMixed && Number.isNaN(share)) && onChange(withShare(shares, step, share))}
        formatOptions={{ style: 'percent', maximumFractionDigits: 4 }}
        isDisabled={isDisabled}
        errorMessage={wordsOf(problem)}
      />
      {isMixed && (
        <span className={styles.mixed}>
          {t('rates.differs', { least: formatPercent(least, 4), most: formatPercent(most, 4) })}
        </span>
      )}
    </div>
  )
}
