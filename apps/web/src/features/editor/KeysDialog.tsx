import { Dialog } from '@dragoman/ui/Dialog'
import { Kbd } from '@dragoman/ui/Kbd'
import { t } from '../../i18n/t.ts'
import { editorKeys, keyNames } from './editor-keys.ts'
import styles from './KeysDialog.module.css'

/** The keys of the editor. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={t('editor.keys')} isOpen onOpenChange={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- in a low window it scrolls by keyboard */}
      <dl className={styles.keys} tabIndex={0}>
        {editorKeys.map(([command]) => (
          <div key={command} className={styles.line}>
            <dt>{t(`editor.key.${command}`)}</dt>
            <dd className={styles.combination} dir="ltr">
              {keyNames(command).map((name) => (
                <Kbd key={name}>{name}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
