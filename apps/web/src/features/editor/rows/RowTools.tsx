import type { Segment } from '@dragoman/sdk/operations/editor'
import { stripCodes } from '@dragoman/sdk/segment-text'
import { Button } from '@dragoman/ui/Button'
import { IconButton } from '@dragoman/ui/IconButton'
import { useImperativeHandle, useRef, useState } from 'react'
import { formatNumber } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import type { Editing } from '../drafts/editing.ts'
import { CommandKeys } from '../../editor-keys/CommandKeys.tsx'
import { placeholdersOf } from '../segments/code-tokens.ts'
import styles from './RowTools.module.css'
import { secondsShown } from '../segments/reading-speed.ts'
import { lengthOf } from '../segments/segment-issues.ts'
import { TagButton } from './TagButton.tsx'

/** The actions on the active segment: copying its source, inserting its tags, confirming it. */
export function RowTools({ segment, text, editing }: { segment: Segment; text: string; editing: Editing }) {
  const [hasTags, setTags] = useState(false)
  const group = useRef<HTMLDivElement>(null)
  const parts = placeholdersOf(segment.source)
  const isConfirmed = segment.confirmed && text === segment.target
  useImperativeHandle(editing.tools, () => ({
    openTags() {
      setTags(true)
      requestAnimationFrame(() => group.current?.querySelector('button')?.focus())
    },
  }))
  return (
    <div className={styles.tools}>
      <IconButton size="small" icon="undo" label={t('editor.undo')} onPress={editing.undo} />
      <IconButton size="small" icon="copy" label={t('editor.copySource')} onPress={() => editing.copySource(segment)} />
      <IconButton
        size="small"
        icon="bookmark"
        label={segment.bookmarked ? t('editor.bookmark.remove') : t('editor.bookmark')}
        isActive={segment.bookmarked === true}
        onPress={() => editing.bookmark(segment)}
      />
      {parts.length > 0 && (
        <IconButton
          size="small"
          icon="tag"
          label={t('editor.codes')}
          isActive={hasTags}
          aria-expanded={hasTags}
          onPress={() => setTags(!hasTags)}
        />
      )}
      <span className={styles.end}>
        <Reading segment={segment} text={text} />
        {segment.maxLength !== undefined && (
          <span className={styles.length} data-over={lengthOf(text) > segment.maxLength || undefined}>
            {t('editor.length', { length: lengthOf(text), maximum: segment.maxLength })}
          </span>
        )}
        {isConfirmed ? (
          <Button size="small" icon="undo" onPress={() => editing.reopen(segment)}>
            {t('editor.reopen')} <CommandKeys command="reopen" />
          </Button>
        ) : (
          <Button size="small" icon="check" onPress={() => editing.confirm(segment)}>
            {t('editor.confirm')} <CommandKeys command="confirm" />
          </Button>
        )}
      </span>
      {hasTags && (
        <div ref={group} role="group" aria-label={t('editor.codes')} className={styles.codes}>
          {parts.map((part, at) => (
            <TagButton key={at} part={part} codes={segment.codes} onPress={() => editing.insertTag(segment, part)} />
          ))}
        </div>
      )}
    </div>
  )
}

/** How fast a subtitle is to be read, and its lines. */
function Reading({ segment: { note }, text }: { segment: Segment; text: string }) {
  const seconds = secondsShown(note)
  if (seconds === undefined) return null
  const shown = stripCodes(text)
  const speed = lengthOf(shown.replaceAll('\n', '')) / seconds
  return (
    <>
      <span className={styles.length}>
        {t('editor.readingSpeed', { speed: formatNumber(Math.round(10 * speed) / 10) })}
      </span>
      <span className={styles.length}>{t('editor.lines', { count: shown.split('\n').length })}</span>
    </>
  )
}
