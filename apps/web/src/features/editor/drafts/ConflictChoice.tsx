import type { Segment } from '@dragoman/sdk/operations/editor'
import { Button } from '@dragoman/ui/Button'
import { CopyButton } from '@dragoman/ui/CopyButton'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { DiffText } from '../../../display/DiffText.tsx'
import { Moment } from '../../../display/Moment.tsx'
import { t } from '../../../i18n/t.ts'
import styles from './ConflictChoice.module.css'
import type { Draft } from './drafts.ts'
import type { Editing } from './editing.ts'

/**
 * Someone else was faster: their text beside one's own, each with what it changed in the text that both began with, and
 * the choice. One can also go on in the field above. In a locked segment one's own text can only be copied.
 */
export function ConflictChoice({ draft, theirs, editing }: { draft: Draft; theirs: Segment; editing: Editing }) {
  const { drafts, target } = editing
  const choose = (choice: 'mine' | 'theirs') => {
    void drafts.resolve(theirs.id, choice)
    editing.show(theirs.id)
  }
  return (
    <InlineAlert tone="warning" isAnnounced title={titleOf(theirs)}>
      <div className={styles.texts}>
        <div className={styles.text}>
          <p className={styles.heading}>{t('editor.conflict.mine')}</p>
          <p className={styles.words} lang={target.lang} dir={target.dir}>
            {draft.text ? (
              <DiffText
                before={draft.base.target}
                after={draft.text}
                locale={target.lang}
                codes={theirs.codes}
                isPlainBefore
              />
            ) : (
              t('editor.conflict.empty')
            )}
          </p>
          {theirs.locked ? (
            <CopyButton value={draft.text} labels={{ copy: t('editor.lost.copy') }} />
          ) : (
            <Button size="small" onPress={() => choose('mine')}>
              {t('editor.conflict.keepMine')}
            </Button>
          )}
        </div>
        <div className={styles.text}>
          <p className={styles.heading}>
            {t('editor.conflict.theirs')} · <Moment value={theirs.updatedAt} as="relative" />
          </p>
          <p className={styles.words} lang={target.lang} dir={target.dir}>
            {theirs.target ? (
              <DiffText
                before={draft.base.target}
                after={theirs.target}
                locale={target.lang}
                codes={theirs.codes}
                isPlainBefore
              />
            ) : (
              t('editor.conflict.empty')
            )}
          </p>
          <Button size="small" onPress={() => choose('theirs')}>
            {t('editor.conflict.takeTheirs')}
          </Button>
        </div>
      </div>
    </InlineAlert>
  )
}

function titleOf({ locked, updatedBy }: Segment): string {
  if (locked) return t('editor.conflict.locked')
  return updatedBy ? t('editor.conflict', { name: updatedBy.name }) : t('editor.conflictUnknown')
}
