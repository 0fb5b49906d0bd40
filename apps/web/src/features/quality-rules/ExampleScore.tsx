import { decimal, toNumber } from '@dragoman/sdk/decimal'
import { scoreReview, severities, type ScoredFinding, type Severity } from '@dragoman/sdk/quality-score'
import { Card } from '@dragoman/ui/Card'
import { NumberField } from '@dragoman/ui/NumberField'
import { Stack, Tiles } from '@dragoman/ui/Page'
import { Stat } from '@dragoman/ui/Stat'
import { useState } from 'react'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { resultWord, scoreText, severityWord } from '../quality/review-words.ts'
import { scoreRules } from '../quality/score-rules.ts'
import type { ProfileValues } from './profile-form.ts'

const example = { NEUTRAL: 0, MINOR: 12, MAJOR: 1, CRITICAL: 0 }

/** The score that a text with so many errors would have by the rules as they stand in the form. */
export function ExampleScore({ rules }: { rules: ProfileValues }) {
  const [words, setWords] = useState(1000)
  const [counts, setCounts] = useState<Record<Severity, number>>(example)
  const findings = severities.flatMap((severity) =>
    Array.from({ length: counts[severity] }, (): ScoredFinding => {
      return { ...plain, severity }
    }),
  )
  const of = scoreReview(words, findings, scoreRules(rules))
  const points = toNumber(of.points)
  const value = of.score ? scoreText(toNumber(of.score)) : '–'
  return (
    <Card title={t('qualityRules.example')} description={t('qualityRules.exampleText')}>
      <Stack>
        <Tiles minimum={120}>
          <NumberField
            label={t('qualityRules.words')}
            value={words}
            minValue={1}
            maxValue={1_000_000}
            step={100}
            onChange={(next) => setWords(Number.isNaN(next) ? 1000 : next)}
          />
          {severities.map((severity) => (
            <NumberField
              key={severity}
              label={severityWord(severity)}
              value={counts[severity]}
              minValue={0}
              maxValue={500}
              onChange={(next) => setCounts({ ...counts, [severity]: Number.isNaN(next) ? 0 : next })}
            />
          ))}
        </Tiles>
        <div role="status">
          <Tiles minimum={120}>
            <Stat label={t('qualityRules.points')} value={formatNumber(points)} />
            <Stat
              label={t('qualityRules.perThousand')}
              value={of.perThousand ? formatNumber(toNumber(of.perThousand)) : '–'}
            />
            <Stat label={t('qualityRules.score')} value={value} />
            <Stat
              label={t('qualityRules.result')}
              value={of.result === 'NONE' ? '–' : resultWord(of.result)}
              meta={of.isSampleTooSmall ? t('qualityRules.tooSmall') : undefined}
            />
          </Tiles>
        </div>
      </Stack>
    </Card>
  )
}

/** An accepted error of a category that has no points of its own. */
const plain = {
  category: '',
  weight: decimal(1),
  affectsScore: true,
  isRepeated: false,
  state: 'ACCEPTED',
  outcome: null,
} as const
