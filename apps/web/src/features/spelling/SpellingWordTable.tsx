import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { SpellingWord } from '@dragoman/sdk/operations/spellingWords'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { IconButton } from '@dragoman/ui/IconButton'
import { useMutation } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { TwoLines, useNarrow } from '../../display/NarrowTable.tsx'
import { formatDate, languageName } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { showToast } from '../../ground/toasts.ts'

const rowId = ({ uuid }: SpellingWord) => uuid

const languageOf = ({ language }: SpellingWord) =>
  language === undefined ? t('spelling.allLanguages') : languageName(language)

export interface SpellingWordTableProps {
  accountUuid: string
  words: readonly SpellingWord[]
  empty: ReactNode
}

/** The words that the spelling check ignores, each of which can be taken from the list. */
export function SpellingWordTable({ accountUuid: id, words, empty }: SpellingWordTableProps) {
  const isNarrow = useNarrow()
  const columns = useMemo(() => (isNarrow ? [narrowColumn()] : wideColumns()), [isNarrow])
  const add = useMutation(mutation(api.spellingWords.add))
  const remove = useMutation(mutation(api.spellingWords.remove))
  const drop = ({ uuid: wordUuid, word, language }: SpellingWord) => {
    const onAction = () => add.mutate({ path: { id }, body: { words: [word], ...(language && { language }) } })
    const action = { label: t('spelling.undo'), onAction }
    const onSuccess = () => showToast({ tone: 'success', title: t('spelling.deleted', { word }), action })
    remove.mutate({ path: { id, wordUuid } }, { onSuccess })
  }
  return (
    <DataTable
      label={t('spelling.title')}
      columns={columns}
      rows={words}
      rowId={rowId}
      empty={empty}
      rowActions={{
        cell: (word) => (
          <IconButton
            icon="trash"
            label={t('spelling.deleteOf', { word: word.word })}
            size="small"
            onPress={() => drop(word)}
          />
        ),
      }}
    />
  )
}

const narrowColumn = (): Column<SpellingWord> => ({
  id: 'word',
  header: t('spelling.word'),
  minWidth: 160,
  cell: (word) => <TwoLines below={languageOf(word)}>{<bdi>{word.word}</bdi>}</TwoLines>,
})

const wideColumns = (): Column<SpellingWord>[] => [
  { id: 'word', header: t('spelling.word'), minWidth: 200, cell: ({ word }) => <bdi>{word}</bdi> },
  { id: 'language', header: t('spelling.language'), minWidth: 200, cell: languageOf },
  { id: 'by', header: t('spelling.addedBy'), minWidth: 180, cell: ({ createdBy }) => createdBy?.name ?? '' },
  { id: 'added', header: t('spelling.addedOn'), minWidth: 140, cell: ({ createdAt }) => formatDate(createdAt) },
]
