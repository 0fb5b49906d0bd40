import { mutation, query } from '@dragoman/hooks/query'
import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import type { Segment } from '@dragoman/sdk/operations/editor'
import { requirements } from '@dragoman/sdk/requirements'
import { Icon } from '@dragoman/ui/Icon'
import { MenuButton, MenuItem, MenuSeparator } from '@dragoman/ui/MenuButton'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatList } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { showToast } from '../../../ground/toasts.ts'
import type { Editing } from '../drafts/editing.ts'
import { withWord, type Mistake } from '../spelling/spelling.ts'
import styles from './SpellingNotes.module.css'

export interface SpellingNotesProps {
  id: string
  segment: Segment
  text: string
  mistakes: readonly Mistake[]
  editing: Editing
  isEditable: boolean
}

/** The words of a translation that are not in the dictionary, each with what can be done about it. */
export function SpellingNotes({ id, segment, text, mistakes, editing, isEditable }: SpellingNotesProps) {
  const words = [...new Set(mistakes.map(({ word }) => word))]
  if (words.length === 0) return null
  const use = (word: string, other: string) => editing.takeText(segment, withWord(text, mistakes, word, other))
  return (
    <div id={id} className={styles.notes} role="group" aria-label={t('editor.spelling')}>
      <Icon name="warning" />
      <span>{t('editor.spelling.unknown')}</span>
      {isEditable ? (
        words.map((word) => <WordMenu key={word} word={word} editing={editing} onUse={(other) => use(word, other)} />)
      ) : (
        <bdi lang={editing.target.lang}>{formatList(words)}</bdi>
      )}
    </div>
  )
}

interface WordMenuProps {
  word: string
  editing: Editing
  onUse: (other: string) => void
}

function WordMenu({ word, editing, onUse }: WordMenuProps) {
  const { spelling, item, target } = editing
  const { session, snapshot } = useSession()
  const [isOpened, setOpened] = useState(false)
  const { data, isPending } = useQuery({
    ...query(api.editor.suggestSpelling, { path: { id: item.workUnit.uuid }, query: { word } }),
    enabled: isOpened,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { mutate } = useMutation({
    ...mutation(api.spellingWords.add),
    // Told even where someone else’s work in the segment has taken the menu away meanwhile.
    onSuccess: () => {
      spelling.ignore(word)
      showToast({ tone: 'success', title: t('editor.spelling.added', { word }) })
    },
  })
  const ignoreEverywhere = () =>
    mutate({
      path: { id: snapshot.subject!.user.accountUuid },
      body: { words: [word], language: item.workUnit.targetLanguage },
    })
  const suggestions = data?.suggestions ?? []
  return (
    <MenuButton
      label={<bdi lang={target.lang}>{word}</bdi>}
      menuLabel={t('editor.spelling.menu', { word })}
      size="small"
      variant="quiet"
      iconEnd="chevron-down"
      onOpen={() => setOpened(true)}
    >
      {/* The rest would move under the pointer once the suggestions come. */}
      {isPending ? (
        <MenuItem isDisabled>{t('editor.spelling.searching')}</MenuItem>
      ) : (
        <>
          {suggestions.map((other) => (
            <MenuItem key={other} onAction={() => onUse(other)}>
              <bdi lang={target.lang}>{other}</bdi>
            </MenuItem>
          ))}
          {suggestions.length === 0 && <MenuItem isDisabled>{t('editor.spelling.none')}</MenuItem>}
          <MenuSeparator />
          <MenuItem onAction={() => spelling.ignore(word)}>{t('editor.spelling.ignore')}</MenuItem>
          {session.can(requirements['spellingWords.add']) && (
            <MenuItem onAction={ignoreEverywhere}>{t('editor.spelling.ignoreEverywhere')}</MenuItem>
          )}
        </>
      )}
    </MenuButton>
  )
}
