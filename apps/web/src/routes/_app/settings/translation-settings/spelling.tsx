import { query } from '@dragoman/hooks/query'
import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import { Button } from '@dragoman/ui/Button'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { SearchField } from '@dragoman/ui/SearchField'
import { foldText } from '@dragoman/sdk/text-search'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense, useDeferredValue, useMemo, useState } from 'react'
import { SettingsPageFrame } from '../../../../features/settings/SettingsPageFrame.tsx'
import { SpellingWordTable } from '../../../../features/spelling/SpellingWordTable.tsx'
import { compareNames, formatList, languageName } from '../../../../i18n/format.ts'
import { t } from '../../../../i18n/t.ts'
import { named } from '../../../../lazy.tsx'
import { accountOf, load } from '../../../../load.ts'

const AddWordsDialog = named(() => import('../../../../features/spelling/AddWordsDialog.tsx'), 'AddWordsDialog')

const wordsQuery = (id: string) => query(api.spellingWords.list, { path: { id } })

export const Route = createFileRoute('/_app/settings/translation-settings/spelling')({
  staticData: {
    title: 'spelling.title',
    areas: ['settings'],
    requires: ['ROLE_ACCOUNT_ADMIN'],
    frame: 'wide',
  },
  loader: (args) => load(args, wordsQuery(accountOf(args))),
  component: SpellingPage,
})

function SpellingPage() {
  const { accountUuid } = useSession().snapshot.subject!.user
  const { data } = useSuspenseQuery(wordsQuery(accountUuid))
  const [isAdding, setAdding] = useState(false)
  const [typed, setTyped] = useState('')
  const sought = useDeferredValue(foldText(typed.trim()))
  const words = useMemo(() => data.words.filter(({ word }) => foldText(word).includes(sought)), [data.words, sought])
  const add = (
    <Button variant="primary" icon="plus" onPress={() => setAdding(true)}>
      {t('spelling.add')}
    </Button>
  )
  const codes = new Set(data.dictionaries.map((code) => code.split('_')[0]!))
  const languages = [...codes].map((code) => languageName(code)).toSorted(compareNames)
  return (
    <SettingsPageFrame
      title={t('spelling.title')}
      description={`${t('spelling.text')} ${t('spelling.dictionaries', { languages: formatList(languages) })}`}
      actions={data.words.length > 0 && add}
    >
      {data.words.length > 0 && <SearchField label={t('spelling.search')} value={typed} onChange={setTyped} />}
      <SpellingWordTable
        accountUuid={accountUuid}
        words={words}
        empty={
          data.words.length > 0 ? (
            <EmptyState kind="no-match" icon="search" title={t('spelling.noMatch')} />
          ) : (
            <EmptyState kind="first-use" icon="check" title={t('spelling.none')} action={add}>
              {t('spelling.noneText')}
            </EmptyState>
          )
        }
      />
      <Suspense>{isAdding && <AddWordsDialog accountUuid={accountUuid} onClose={() => setAdding(false)} />}</Suspense>
    </SettingsPageFrame>
  )
}
