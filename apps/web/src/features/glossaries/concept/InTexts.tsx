import type { GlossaryConcept } from '@dragoman/sdk/operations/glossaries'
import type { SearchHit, SearchKind } from '@dragoman/sdk/operations/search'
import { Card } from '@dragoman/ui/Card'
import { NativeSelect } from '@dragoman/ui/NativeSelect'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RegionError } from '../../../errors/RegionError.tsx'
import { Link } from '../../../ground/links.ts'
import { languageName } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { Marked } from '../../search/Marked.tsx'
import { resultOf } from '../../search/results.ts'
import { textsQuery } from './concept-queries.ts'
import styles from './concept.module.css'

/** Segments and translation units that have a term of a concept, in the language that is chosen. */
export function InTexts({ concept, languages }: { concept: GlossaryConcept; languages: readonly string[] }) {
  const terms = languages.flatMap(
    (locale) => concept.terms.find(({ language, forbidden }) => language === locale && !forbidden) ?? [],
  )
  const [chosen, setChosen] = useState<string>()
  const term = terms.find(({ language }) => language === chosen) ?? terms[0]
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...textsQuery(term?.text ?? ''),
    enabled: term !== undefined,
    placeholderData: keepPreviousData,
  })
  if (!term) return null
  const hits = data?.groups.flatMap(({ kind, content }) => content.map((hit) => ({ kind, hit }))) ?? []
  return (
    <Card
      title={t('glossaries.inTexts')}
      isFlush={hits.length > 0}
      actions={
        terms.length > 1 && (
          <NativeSelect
            label={t('glossaries.term.language')}
            options={terms.map(({ language }) => ({ id: language, label: languageName(language) }))}
            value={term.language}
            onChange={setChosen}
          />
        )
      }
    >
      {error && <RegionError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={4} />}
      {data && hits.length === 0 && <p className={styles.empty}>{t('glossaries.inTexts.none')}</p>}
      {hits.length > 0 && (
        <ul className={styles.uses} aria-label={t('glossaries.inTexts')} aria-busy={isPlaceholderData || undefined}>
          {hits.map(({ kind, hit }) => (
            <Use key={`${kind} ${hit.uuid} ${hit.position ?? hit.text}`} kind={kind} hit={hit} text={term.text} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Use({ kind, hit, text }: { kind: SearchKind; hit: SearchHit; text: string }) {
  const { place } = resultOf(kind, hit)
  const where = kind === 'SEGMENT' ? [hit.parent?.name, hit.file] : [hit.parent?.name]
  const search = { text, mode: 'contains' } as const
  return (
    <li className={styles.use}>
      <div className={styles.pair}>
        <span dir="auto">
          <Marked text={hit.text} search={search} />
        </span>
        {hit.translation !== undefined && (
          <span dir="auto" className={styles.translation}>
            <Marked text={hit.translation} search={search} />
          </span>
        )}
      </div>
      <span className={styles.where}>
        {typeof place === 'string' ? null : (
          <Link {...place}>
            <bdi>{where.filter(Boolean).join(', ')}</bdi>
          </Link>
        )}
      </span>
    </li>
  )
}
