import type { EditorCommandName } from '@dragoman/sdk/operations/users'
import { TextButton } from '@dragoman/ui/TextButton'
import { t } from '../../i18n/t.ts'
import { KeyCombination } from '../editor-keys/CommandKeys.tsx'
import { useKeys } from '../editor-keys/editor-keys.ts'
import styles from './KeysBar.module.css'

const shown: readonly EditorCommandName[] = [
  'confirm',
  'nextOpen',
  'next',
  'previous',
  'match',
  'nextTag',
  'concordance',
]

/** The keys that one needs most, and the way to all of them. */
export function KeysBar({ onHelp }: { onHelp: () => void }) {
  const keys = useKeys()
  return (
    <footer className={styles.bar}>
      <ul className={styles.keys}>
        {shown.map((command) => {
          const its = keys.get(command)
          return (
            its && (
              <li key={command} className={styles.key}>
                <KeyCombination keys={its} />
                {t(`editor.key.${command}`)}
              </li>
            )
          )
        })}
      </ul>
      <span className={styles.all}>
        <KeyCombination keys={keys.get('help')!} />
        <TextButton onPress={onHelp}>{t('editor.allKeys')}</TextButton>
      </span>
    </footer>
  )
}
