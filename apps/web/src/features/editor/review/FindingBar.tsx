import type { Segment } from '@dragoman/sdk/operations/editor'
import type { Finding } from '@dragoman/sdk/operations/quality'
import type { ReviewCategory } from '@dragoman/sdk/operations/reviewCategories'
import { severities } from '@dragoman/sdk/quality-score'
import { Button } from '@dragoman/ui/Button'
import { Kbd } from '@dragoman/ui/Kbd'
import { TextField } from '@dragoman/ui/TextField'
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import { t } from '../../../i18n/t.ts'
import type { Editing } from '../drafts/editing.ts'
import { findingKey } from './finding-keys.ts'
import { categoryName, severityName } from './review-query.ts'
import styles from './ReviewRow.module.css'
import type { SelectedPart } from '../drafts/selected-part.ts'
import { useFindingWrites, type FindingChoice } from './use-finding-writes.ts'
import { createWritesInTurn } from './writes-in-turn.ts'

export interface FindingBarProps {
  reviewUuid: string
  segment: Segment
  editing: Editing
  /** The categories to choose from, in the order of their keys. */
  categories: readonly ReviewCategory[]
  /** The finding to change; undefined for a new one. */
  finding: Finding | undefined
  /** The part that a new one is about; nothing for all of the translation. */
  part: SelectedPart
  onFinding: (finding: Finding) => void
  onClose: () => void
}

const severityKeys: Readonly<Record<Finding['severity'], string>> = {
  NEUTRAL: '0',
  MINOR: ',',
  MAJOR: 'M',
  CRITICAL: 'C',
}

/** Says what is wrong with a translation, by keys or by hand: digits are categories, letters severities. Each is saved at once. */
export function FindingBar({
  categories,
  reviewUuid,
  segment,
  editing,
  finding,
  part,
  onFinding,
  onClose,
}: FindingBarProps) {
  const { save, remove, repeatable, isPending } = useFindingWrites(reviewUuid, segment, editing)
  const [severity, setSeverity] = useState<Finding['severity']>(finding?.severity ?? 'MINOR')
  const [comment, setComment] = useState(finding?.comment ?? '')
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => group.current?.focus(), [])
  const [inTurn] = useState(createWritesInTurn)
  /** Both as last chosen, for the write that adds the finding: its turn may come later. */
  const chosen = useRef({ severity, comment })
  const write = async (choice: FindingChoice) => {
    const saved = await inTurn(finding, (known) => save(known ? choice : { ...chosen.current, ...choice }, known, part))
    if (saved) onFinding(saved)
  }
  /** A key that was pressed before the categories were here. */
  const early = useRef<number | undefined>(undefined)
  const chooseCategory = (at: number) => {
    const category = categories[at]
    early.current = categories.length === 0 ? at : undefined
    if (category) void write({ category: category.code })
  }
  const areHere = categories.length > 0
  const catchUp = useEffectEvent(() => early.current !== undefined && chooseCategory(early.current))
  useEffect(() => {
    if (areHere) catchUp()
  }, [areHere])
  const chooseSeverity = (code: Finding['severity']) => {
    setSeverity(code)
    chosen.current.severity = code
    void write({ severity: code })
  }
  const writeComment = (text: string) => {
    setComment(text)
    chosen.current.comment = text
  }
  const repeat = () => {
    if (!finding) return
    const first = repeatable(finding)
    if (finding.repeated || first) void write({ repeatedOf: finding.repeated ? null : first!.uuid })
  }
  const press = (event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLInputElement
    const key = findingKey(event.nativeEvent)
    if (!key || (isTyping && !('command' in key && key.command !== 'repeated'))) return
    event.preventDefault()
    event.stopPropagation()
    if ('category' in key) chooseCategory(key.category)
    else if ('severity' in key) chooseSeverity(key.severity)
    else if (key.command === 'repeated') repeat()
    // The keys of the page have confirmed the segment, or warned of it, before.
    else onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys work wherever the focus is in it
    <div
      ref={group}
      role="group"
      tabIndex={-1}
      data-takes-keys
      aria-label={t('editor.reviewing.finding')}
      aria-busy={isPending || undefined}
      className={styles.bar}
      onKeyDown={press}
    >
      <div role="group" aria-label={t('quality.category')} className={styles.choices}>
        {categories.map(({ code, name }, at) => (
          <Button
            key={code}
            size="small"
            variant={finding?.category === code ? 'primary' : 'secondary'}
            aria-pressed={finding?.category === code}
            onPress={() => void write({ category: code })}
          >
            {categoryName(code, name)} {at < 9 && <Key name={String(at + 1)} />}
          </Button>
        ))}
      </div>
      <div role="group" aria-label={t('quality.severity')} className={styles.choices}>
        {severities.map((code) => (
          <Button
            key={code}
            size="small"
            variant={severity === code ? 'primary' : 'secondary'}
            aria-pressed={severity === code}
            onPress={() => chooseSeverity(code)}
          >
            {severityName(code)} <Key name={severityKeys[code]} />
          </Button>
        ))}
        <Button size="small" aria-pressed={finding?.repeated ?? false} isDisabled={!finding} onPress={repeat}>
          {t('editor.reviewing.repeated')} <Key name="R" />
        </Button>
      </div>
      <div className={styles.choices}>
        <TextField
          label={t('editor.reviewing.comment')}
          value={comment}
          onChange={writeComment}
          onBlur={() => void (comment !== (finding?.comment ?? '') && write({ comment }))}
        />
        {finding && (
          <Button size="small" variant="quiet" onPress={() => void remove(finding).then(onClose, () => undefined)}>
            {t('editor.reviewing.remove')}
          </Button>
        )}
        <Button size="small" onPress={onClose}>
          {t('editor.reviewing.done')} <Key name="Esc" />
        </Button>
      </div>
    </div>
  )
}

/** A key on a button, whose name is without it. */
function Key({ name }: { name: string }) {
  return (
    <span aria-hidden className={styles.keys} dir="ltr">
      <Kbd>{name}</Kbd>
    </span>
  )
}
