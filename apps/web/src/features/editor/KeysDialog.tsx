import { Dialog } from '@dragoman/ui/Dialog'
import { Kbd } from '@dragoman/ui/Kbd'
import { t } from '../../i18n/t.ts'
import { altKey, mainKey } from './editor-keys.ts'
import styles from './KeysDialog.module.css'

const keys = () =>
  [
    ['confirm', [mainKey(), '⏎']],
    ['next', [altKey, '↓']],
    ['previous', [altKey, '↑']],
    ['save', [mainKey(), 'S']],
    ['code', [mainKey(), '1–9']],
    ['match', [altKey, '1–9']],
    ['concordance', [mainKey(), 'K']],
    ['copySource', [mainKey(), 'Insert']],
    ['leave', ['Esc']],
    ['help', ['?']],
  ] as const

/** The keys of the editor. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={t('editor.keys')} isOpen onOpenChange={onClose}>
      <dl className={styles.keys}>
        {keys().map(([command, names]) => (
          <div key={command} className={styles.line}>
            <dt>{t(`editor.key.${command}`)}</dt>
            <dd className={styles.combination} dir="ltr">
              {names.map((name) => (
                <Kbd key={name}>{name}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
