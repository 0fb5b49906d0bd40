import { toBcp47 } from '@dragoman/sdk/locale'
import type { TermCandidate } from '@dragoman/sdk/operations/termExtractions'
import type { Column } from '@dragoman/ui/DataTable'
import { TextButton } from '@dragoman/ui/TextButton'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import styles from './term-extraction.module.css'

/** The columns of the candidates in a language; the first one opens a candidate. */
export const candidateColumns = (
  language: string,
  isProject: boolean,
  onOpen: (uuid: string) => void,
): Column<TermCandidate>[] => [
  {
    id: 'text',
    header: t('termExtraction.candidate'),
    isFlexible: true,
    cell: ({ uuid, text }) => (
      <TextButton onPress={() => onOpen(uuid)}>
        <bdi lang={toBcp47(language)}>{text}</bdi>
      </TextButton>
    ),
  },
  {
    id: 'score',
    header: t('termExtraction.score'),
    isSortable: true,
    align: 'end',
    cell: ({ score }) => formatNumber(score),
  },
  {
    id: 'times',
    header: t('termExtraction.timesColumn'),
    isSortable: true,
    align: 'end',
    cell: ({ times }) => formatNumber(times),
  },
  ...(isProject
    ? [
        {
          id: 'files',
          header: t('termExtraction.files'),
          align: 'end' as const,
          cell: ({ files }: TermCandidate) => formatNumber(files),
        },
      ]
    : []),
  {
    id: 'translations',
    header: t('termExtraction.translations'),
    isFlexible: true,
    cell: ({ translations }) => (
      <span className={styles.translations}>
        {translations.map((own) => (
          <span key={own.language}>
            <span className={styles.meta}>{toBcp47(own.language)}</span>{' '}
            <bdi lang={toBcp47(own.language)}>{own.text}</bdi>
          </span>
        ))}
      </span>
    ),
  },
]
