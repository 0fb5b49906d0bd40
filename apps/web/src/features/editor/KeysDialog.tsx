import { Dialog } from '@dragoman/ui/Dialog'
import { LinkButton } from '../../ground/links.ts'
import { t } from '../../i18n/t.ts'
import { KeyCombination } from '../editor-keys/CommandKeys.tsx'
import { useKeys } from '../editor-keys/editor-keys.ts'
import styles from './KeysDialog.module.css'

/** The keys of the editor, and the way to change them: in another window, where nothing here is left. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const keys = useKeys()
  return (
    <Dialog
      title={t('editor.keys')}
      isOpen
      onOpenChange={onClose}
      footer={
        <LinkButton to="/users/profile" search={{ tab: 'keys' }} target="_blank">
          {t('editor.keys.change')}
        </LinkButton>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- in a low window it scrolls by keyboard */}
      <dl className={styles.keys} tabIndex={0}>
        {[...keys]
          .filter(([, its]) => its !== '')
          .map(([command, its]) => (
            <div key={command} className={styles.line}>
              <dt>{t(`editor.key.${command}`)}</dt>
              <dd className={styles.combination}>
                <KeyCombination keys={its} />
              </dd>
            </div>
          ))}
      </dl>
    </Dialog>
  )
}
