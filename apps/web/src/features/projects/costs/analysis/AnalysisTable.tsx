import type { Logfile } from '@dragoman/sdk/operations/logfiles'
import type { Project } from '@dragoman/sdk/operations/projects'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { TextButton } from '@dragoman/ui/TextButton'
import { useState } from 'react'
import { bandName, shortBandName } from '../../../../display/explanation/line-names.ts'
import { Languages } from '../../../../display/Languages.tsx'
import { useNarrow } from '../../../../display/NarrowTable.tsx'
import { helpOn } from '../../../../display/help/Help.tsx'
import { RegionError } from '../../../../errors/RegionError.tsx'
import { formatNumber } from '../../../../i18n/format.ts'
import { t } from '../../../../i18n/t.ts'
import { AnalysisSegments, type CountedPart } from './AnalysisSegments.tsx'
import styles from './analysis.module.css'
import { useAnalysisRows, type AnalysisRow, type AnalysisView } from './use-analysis-rows.ts'

export interface AnalysisTableProps {
  project: Project
  logfile: Logfile
  view: AnalysisView
}

const rowId = ({ id }: AnalysisRow) => id

/** The words of each band that has any, in a row for each language pair, file or step, with the words that are left after net rates. */
export function AnalysisTable({ project, logfile, view }: AnalysisTableProps) {
  const { rows, error, retry } = useAnalysisRows(project, logfile, view)
  const [part, setPart] = useState<CountedPart>()
  const counted = rows?.flatMap((row) => row.analysisTotals.filter(({ totalSegments }) => totalSegments > 0)) ?? []
  const hasTerms = counted.some(({ totalTerms }) => totalTerms !== undefined)
  const present = new Set(counted.map(({ matchLabel }) => matchLabel))
  const all = rows?.[0]?.analysisTotals.map(({ matchLabel }) => matchLabel) ?? []
  const bands = [...all.filter((band) => present.has(band)), ...[...present].filter((band) => !all.includes(band))]
  const columns = analysisColumns(view, bands, { isNarrow: useNarrow(), hasTerms, onOpen: setPart })
  return (
    <>
      <DataTable
        label={t('costs.analysis.words')}
        columns={columns}
        rows={rows}
        rowId={rowId}
        isEmbedded
        isFitting
        skeletonRows={3}
        error={error && <RegionError error={error} onRetry={retry} />}
        empty={<EmptyState kind="first-use" icon="search" headingLevel={3} title={t('costs.noLines')} />}
      />
      <AnalysisSegments
        projectUuid={project.uuid}
        logfileUuid={logfile.id}
        part={part}
        onClose={() => setPart(undefined)}
      />
    </>
  )
}

const sum = (row: AnalysisRow, of: 'totalWords' | 'netWords' | 'totalTerms') =>
  row.analysisTotals.reduce((total, totals) => total + (totals[of] ?? 0), 0)

function analysisColumns(
  view: AnalysisView,
  bands: readonly string[],
  { isNarrow, hasTerms, onOpen }: { isNarrow: boolean; hasTerms: boolean; onOpen: (part: CountedPart) => void },
): Column<AnalysisRow>[] {
  const named: Column<AnalysisRow> = {
    id: 'name',
    header: view === 'file' ? t('costs.file') : t('costs.step'),
    isFlexible: true,
    cell: ({ name }) => <bdi>{name}</bdi>,
  }
  const languages: Column<AnalysisRow> = {
    id: 'languages',
    header: t('costs.languages'),
    ...(view === 'pair' && { isFlexible: true }),
    cell: ({ sourceLocale, targetLocale }) => <Languages source={sourceLocale} target={targetLocale} />,
  }
  const ofBands = bands.map((band): Column<AnalysisRow> => {
    return {
      id: band,
      header: <span className={styles.heading}>{shortBandName(band)}</span>,
      align: 'end',
      cell: (row) => {
        const words = row.analysisTotals.find(({ matchLabel }) => matchLabel === band)?.totalWords ?? 0
        if (words === 0) return formatNumber(0)
        const { targetLocale, workUnitUuid } = row
        return (
          <TextButton
            aria-label={t('costs.analysis.open', { band: bandName(band), words })}
            onPress={() => onOpen({ band, targetLocale, workUnitUuid })}
          >
            {formatNumber(words)}
          </TextButton>
        )
      },
    }
  })
  const sums: Column<AnalysisRow>[] = [
    {
      id: 'words',
      header: t('costs.words'),
      align: 'end',
      cell: (row) => formatNumber(sum(row, 'totalWords')),
    },
    {
      id: 'net',
      header: <span className={styles.heading}>{t('costs.netWords')}</span>,
      help: helpOn('weightedWords', t('costs.netWords')),
      align: 'end',
      cell: (row) => formatNumber(sum(row, 'netWords')),
    },
  ]
  const places = view === 'pair' ? [languages] : [named, languages]
  const terms: Column<AnalysisRow>[] = hasTerms
    ? [{ id: 'terms', header: t('costs.terms'), align: 'end', cell: (row) => formatNumber(sum(row, 'totalTerms')) }]
    : []
  // Where not all fits, what it comes to is seen first.
  return isNarrow ? [...places, ...sums, ...terms, ...ofBands] : [...places, ...ofBands, ...sums, ...terms]
}
