import { mutation, query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { EditorCommandName, EditorKeys } from '@dragoman/sdk/operations/users'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { DetailLayout } from '@dragoman/ui/Page'
import { Radio, RadioGroup } from '@dragoman/ui/RadioGroup'
import { SearchField } from '@dragoman/ui/SearchField'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { RegionError } from '../../errors/RegionError.tsx'
import { noteAppearance } from '../../ground/agree-appearance.ts'
import { chooseKeysOfEditor, keysOfEditor, onKeysChosen } from '../../ground/chosen-keys.ts'
import { formatList } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { KeyCombination } from './CommandKeys.tsx'
import { ClashCard } from './ClashCard.tsx'
import { keptKeys } from './key-refusals.ts'
import { clashOf, commandNames, keySets, keysOf, knownKeys, settle, withKeys, withSet, type Clash } from './key-sets.ts'
import { keyNames } from './editor-keys.ts'
import { KeyFileActions } from './KeyFileActions.tsx'
import { KeyRows } from './KeyRows.tsx'
import styles from './KeySettings.module.css'

const setNames = { DRAGOMAN: 'Dragoman', MEMOQ: 'memoQ', PHRASE: 'Phrase', MATECAT: 'MateCat', SMARTCAT: 'Smartcat' }

const groups = {
  segments: ['confirm', 'reopen', 'next', 'previous', 'nextOpen', 'goTo', 'nextIssue', 'bookmark'],
  text: ['match', 'copySource', 'clear', 'tags', 'nextTag', 'nbsp', 'fix', 'ignore', 'finding', 'takeFinding'],
  lookUp: ['concordance', 'comment', 'find', 'replace', 'filter', 'preview'],
  page: ['focus', 'area', 'save', 'leave', 'help'],
} as const satisfies Record<string, readonly EditorCommandName[]>

/** The keys of the editor: a set, and a person's own ones. What is chosen counts at once, and is kept on the server. */
export function KeySettings() {
  const { data: settings, error, refetch } = useQuery(query(api.users.getPreferenceSettings))
  const here = useSyncExternalStore(onKeysChosen, keysOfEditor)
  const update = useMutation({
    ...mutation(api.users.updatePreferenceSettings),
    scope: { id: 'editorKeys' },
    onSuccess: (_, { body }) => body?.editorKeys && noteAppearance({ editorKeys: body.editorKeys }),
  })
  const [searched, setSearched] = useState('')
  const [clash, setClash] = useState<Clash>()
  const [dropped, setDropped] = useState<readonly EditorCommandName[]>([])
  if (error) return <RegionError error={error} onRetry={() => void refetch()} />
  if (!settings) return <Skeleton lines={12} />
  const choice = here ?? settings.editorKeys
  const shown = commandsWith(searched, choice)
  const choose = (editorKeys: EditorKeys) => {
    setClash(undefined)
    setDropped([])
    chooseKeysOfEditor(editorKeys)
    update.mutate({ body: { editorKeys } })
  }
  const bind = (command: EditorCommandName, keys: string) => {
    const found = clashOf(choice, command, keys)
    if (found) setClash(found)
    else choose(withKeys(choice, command, keys))
  }
  return (
    <DetailLayout
      aside={
        <>
          {clash && (
            <ClashCard
              key={`${clash.command} ${clash.keys}`}
              clash={clash}
              onGive={(isSwap) => choose(settle(choice, clash, isSwap))}
              onLeave={() => setClash(undefined)}
            />
          )}
          <Card title={t('editorKeys.kept')} headingLevel={3}>
            <p>{t('editorKeys.kept.text')}</p>
            <ul className={styles.kept}>
              {keptKeys.split(' ').map((keys) => (
                <li key={keys}>
                  <KeyCombination keys={keys} />
                </li>
              ))}
            </ul>
            <p>{t('editorKeys.kept.altGr')}</p>
          </Card>
        </>
      }
    >
      <RadioGroup
        label={t('editorKeys.set')}
        description={t('editorKeys.set.text')}
        orientation="horizontal"
        value={choice.set}
        onChange={(value) => {
          const next = withSet(choice, value as EditorKeys['set'])
          choose(next.choice)
          setDropped(next.dropped)
        }}
      >
        {keySets.map((set) => (
          <Radio
            key={set}
            value={set}
            description={t('editorKeys.known', {
              known: Object.keys(knownKeys[set]).length,
              all: commandNames.length,
            })}
          >
            {setNames[set]}
          </Radio>
        ))}
      </RadioGroup>
      {dropped.length > 0 && (
        <InlineAlert tone="info" isAnnounced dismiss={{ onDismiss: () => setDropped([]) }}>
          {t('editorKeys.dropped', { commands: formatList(dropped.map((command) => t(`editor.key.${command}`))) })}
        </InlineAlert>
      )}
      <Card
        title={t('editorKeys.commands')}
        isFlush
        actions={
          <>
            <KeyFileActions choice={choice} onImport={choose} />
            <Button
              icon="undo"
              isDisabled={choice.own.length === 0}
              onPress={() => choose({ set: choice.set, own: [] })}
            >
              {t('editorKeys.resetAll')}
            </Button>
          </>
        }
      >
        <div className={styles.search}>
          <SearchField label={t('editorKeys.search')} value={searched} onChange={setSearched} />
        </div>
        {shown.length === 0 && (
          <p className={styles.noneFound} role="status">
            {t('editorKeys.noneFound')}
          </p>
        )}
        <table className={styles.table} aria-label={t('editorKeys.commands')}>
          {shown.map(([group, commands]) => (
            <tbody key={group}>
              <tr>
                <th scope="rowgroup" colSpan={4} className={styles.group}>
                  {t(`editorKeys.group.${group}`)}
                </th>
              </tr>
              <KeyRows choice={choice} commands={commands} onKeys={bind} />
            </tbody>
          ))}
        </table>
      </Card>
    </DetailLayout>
  )
}

/** The commands with a text in their names or keys, by group. */
function commandsWith(searched: string, choice: EditorKeys) {
  const wanted = searched.trim().toLowerCase()
  const present = keysOf(choice)
  const isWanted = (command: EditorCommandName) => {
    const keys = keyNames(present.get(command)!)
    return [t(`editor.key.${command}`), keys.join(' '), keys.join('+')].some((text) =>
      text.toLowerCase().includes(wanted),
    )
  }
  return Object.entries(groups).flatMap(([group, commands]) => {
    const found = commands.filter(isWanted)
    return found.length === 0 ? [] : [[group as keyof typeof groups, found] as const]
  })
}
