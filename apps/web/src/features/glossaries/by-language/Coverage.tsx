import type { Glossary } from '@dragoman/sdk/operations/glossaries'
import type { GlossaryCoverage, LanguageCoverage } from '@dragoman/sdk/operations/glossaryConcepts'
import { Card } from '@dragoman/ui/Card'
import { csvOf } from '@dragoman/ui/csv'
import { IconButton } from '@dragoman/ui/IconButton'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { RegionError } from '../../../errors/RegionError.tsx'
import { saveBlob } from '../../../files/save-file.ts'
import { Link } from '../../../ground/links.ts'
import { formatNumber, formatPercent, languageName } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import type { ConceptSearch } from '../glossary-search.ts'
import { coverageQuery } from './coverage-query.ts'
import styles from './coverage.module.css'

/** How many concepts lack a term in each language, and how far the others are: the darker, the more are missing. */
export function Coverage({ glossary }: { glossary: Glossary }) {
  const { data, error, refetch, isFetching } = useQuery(coverageQuery(glossary.uuid))
  if (error) return <RegionError error={error} onRetry={() => void refetch()} isPending={isFetching} />
  return (
    <Card
      title={t('glossaries.coverage.title')}
      description={t('glossaries.coverage.text')}
      isFlush
      actions={
        <IconButton
          icon="download"
          label={t('glossaries.coverage.csv')}
          isDisabled={!data}
          onPress={() => data && saveCsv(glossary.name, data)}
        />
      }
    >
      <div
        className={styles.scroll}
        role="region"
        aria-label={t('glossaries.coverage.title')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls has to be reached by keyboard
        tabIndex={0}
        aria-busy={!data}
      >
        {data ? <CoverageTable glossaryUuid={glossary.uuid} coverage={data} /> : <Skeleton lines={8} />}
      </div>
    </Card>
  )
}

function CoverageTable({ glossaryUuid, coverage }: { glossaryUuid: string; coverage: GlossaryCoverage }) {
  const { concepts, languages } = coverage
  const statuses = languages[0]?.statuses.map(({ status }) => status) ?? []
  const largest = Math.max(...languages.map(({ missing }) => missing), 1)
  return (
    <table className={styles.table} aria-label={t('glossaries.coverage.title')}>
      <thead>
        <tr>
          <th scope="col">{t('glossaries.term.language')}</th>
          <th scope="col">{t('glossaries.coverage.missing')}</th>
          {statuses.map((status) => (
            <th key={status} scope="col">
              {t(`glossaries.status.${status}`)}
            </th>
          ))}
          <th scope="col">{t('glossaries.coverage.share')}</th>
        </tr>
      </thead>
      <tbody>
        {languages.map(({ language, missing, statuses: counts, concepts: covered }) => {
          const cell = { glossaryUuid, language: languageName(language) }
          return (
            <tr key={language}>
              <th scope="row">{languageName(language)}</th>
              <td className={styles.missing} style={{ '--heat': missing / largest } as CSSProperties}>
                <Cell
                  {...cell}
                  count={missing}
                  label={t('glossaries.coverage.openMissing', { count: missing, language: cell.language })}
                  search={{ missing: language }}
                />
              </td>
              {counts.map(({ status, concepts: count }) => (
                <td key={status}>
                  <Cell
                    {...cell}
                    count={count}
                    label={t('glossaries.coverage.openStatus', {
                      count,
                      language: cell.language,
                      status: t(`glossaries.status.${status}`),
                    })}
                    search={{ language, status }}
                  />
                </td>
              ))}
              <td>{concepts === 0 ? '–' : formatPercent(covered / concepts)}</td>
            </tr>
          )
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('glossaries.coverage.all')}</th>
          <td colSpan={statuses.length + 2}>{formatNumber(concepts)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

interface CellProps {
  glossaryUuid: string
  count: number
  label: string
  search: ConceptSearch
}

function Cell({ glossaryUuid, count, label, search }: CellProps) {
  if (count === 0) return '–'
  return (
    <Link to="/glossary/$id" params={{ id: glossaryUuid }} search={search} variant="plain" aria-label={label}>
      {formatNumber(count)}
    </Link>
  )
}

function saveCsv(name: string, { languages }: GlossaryCoverage): void {
  const statusesOf = ({ statuses }: LanguageCoverage) => statuses.map(({ concepts }) => concepts)
  const content = csvOf([
    [
      t('glossaries.term.language'),
      t('glossaries.coverage.missing'),
      ...(languages[0]?.statuses.map(({ status }) => t(`glossaries.status.${status}`)) ?? []),
      t('glossaries.coverage.share'),
    ],
    ...languages.map((each) => [languageName(each.language), each.missing, ...statusesOf(each), each.concepts]),
  ])
  saveBlob(new Blob([content], { type: 'text/csv;charset=utf-8' }), `${name}.csv`)
}
