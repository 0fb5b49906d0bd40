import { Kbd } from '@dragoman/ui/Kbd'
import { TextButton } from '@dragoman/ui/TextButton'
import { t } from '../../i18n/t.ts'
import { keyNames, type CommandName } from './editor-keys.ts'
import styles from './KeysBar.module.css'

const shown: readonly CommandName[] = ['confirm', 'nextOpen', 'next', 'previous', 'match', 'nextTag', 'concordance']

/** The keys that one needs most, and the way to all of them. */
export function KeysBar({ onHelp }: { onHelp: () => void }) {
  return (
    <footer className={styles.bar}>
      <ul className={styles.keys}>
        {shown.map((command) => (
          <li key={command} className={styles.key}>
            <span dir="ltr" className={styles.combination}>
              {keyNames(command).map((name) => (
                <Kbd key={name}>{name}</Kbd>
              ))}
            </span>
            {t(`editor.key.${command}`)}
          </li>
        ))}
      </ul>
      <span className={styles.all}>
        <Kbd>?</Kbd>
        <TextButton onPress={onHelp}>{t('editor.allKeys')}</TextButton>
      </span>
    </footer>
  )
}
