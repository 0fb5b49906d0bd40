import { BareButton } from '@dragoman/ui/BareButton'
import { Kbd } from '@dragoman/ui/Kbd'
import { VisuallyHidden } from '@dragoman/ui/VisuallyHidden'
import { t } from '../i18n/t.ts'
import { commandKey } from '../ground/commands.ts'
import styles from './shell.module.css'

/** Opens the command palette. Not a stop of the Tab key: that has the key itself, and the menu of help. */
export function PaletteButton({ onPress }: { onPress: () => void }) {
  return (
    <BareButton className={styles.palette} tabIndex={-1} aria-haspopup="dialog" onPress={onPress}>
      <span aria-hidden>
        <Kbd>{commandKey}</Kbd> <Kbd>K</Kbd>
      </span>
      <VisuallyHidden>{t('shell.palette')}</VisuallyHidden>
    </BareButton>
  )
}
