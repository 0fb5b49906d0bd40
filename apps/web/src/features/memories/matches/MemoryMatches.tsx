import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { TranslationMemory } from '@dragoman/sdk/operations/translationMemories'
import { SearchField } from '@dragoman/ui/SearchField'
import { Select } from '@dragoman/ui/Select'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RegionError } from '../../../errors/RegionError.tsx'
import { formatPercent } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { useTyped } from '../../../list/use-typed.ts'
import styles from '../concordance/Concordance.module.css'
import { everyLanguage, TargetSelect } from '../TargetSelect.tsx'
import { MemoryMatch, type FoundMatch } from './MemoryMatch.tsx'

const minimums = [50, 70, 85, 95, 100] as const
const usual = 70

/** The matches that a memory offers for a source text, with what each score has lost. */
export function MemoryMatches({ memory }: { memory: TranslationMemory }) {
  const [text, setText] = useState('')
  const [typed, setTyped] = useTyped(text, setText)
  const [locale, setLocale] = useState(everyLanguage)
  const [threshold, setThreshold] = useState<number>(usual)
  const isAsked = text.trim() !== ''
  const asked = { path: { tmUuid: memory.uuid }, options: { sourceText: text, threshold } }
  const shared = { placeholderData: keepPreviousData, meta: { showsErrors: true } } as const
  const targetLocales = memory.targetLocales.slice(0, 50)
  const ofAll = useQuery({
    ...query(api.translationMemories.searchSimilarUnits, {
      path: asked.path,
      query: { ...asked.options, targetLocales },
    }),
    ...shared,
    enabled: isAsked && locale === everyLanguage,
    select: (found) =>
      found.map(({ match, parts, unit }): FoundMatch => ({
        id: unit.id,
        score: match,
        parts,
        source: unit.sourceText,
        targets: unit.targets,
      })),
  })
  const ofOne = useQuery({
    ...query(api.translationMemories.searchSegments, {
      path: asked.path,
      query: { ...asked.options, targetLocale: locale },
    }),
    ...shared,
    enabled: isAsked && locale !== everyLanguage,
    select: (found) =>
      found.map(({ translationUnitId, match, parts, sourceText, targetLocale, targetText }): FoundMatch => ({
        id: translationUnitId,
        score: match,
        parts,
        source: sourceText,
        targets: [{ locale: targetLocale, text: targetText }],
      })),
  })
  const { data, error, isFetching, refetch } = locale === everyLanguage ? ofAll : ofOne
  return (
    <>
      <div role="search" aria-label={t('concordance.mode.matches')} className={styles.search}>
        <SearchField label={t('concordance.matches.source')} value={typed} onChange={setTyped} maxLength={20_000} />
        <div className={styles.options}>
          <TargetSelect memory={memory} locale={locale} onChange={setLocale} />
          <Select
            label={t('concordance.matches.minimum')}
            isLabelHidden
            width="fit"
            options={minimums.map((score) => ({ id: String(score), label: `≥ ${formatPercent(score / 100)}` }))}
            value={String(threshold)}
            onChange={(score) => setThreshold(Number(score))}
          />
        </div>
      </div>
      {!isAsked ? (
        <p className={styles.note}>{t('concordance.matches.help')}</p>
      ) : error && !data ? (
        <RegionError error={error} onRetry={() => void refetch()} isPending={isFetching} />
      ) : !data ? (
        <Skeleton lines={4} />
      ) : (
        <div className={styles.hits} aria-busy={isFetching}>
          <span role="status" className={styles.note}>
            {data.length === 0 ? t('concordance.none') : t('concordance.matches.count', { count: data.length })}
          </span>
          <ol className={styles.hits}>
            {data.map((match) => (
              <MemoryMatch key={match.id} match={match} text={text} sourceLocale={memory.sourceLocale} />
            ))}
          </ol>
        </div>
      )}
    </>
  )
}
