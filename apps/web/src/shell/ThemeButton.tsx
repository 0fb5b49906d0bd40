import { IconButton } from '@dragoman/ui/IconButton'
import { t } from '../i18n/t.ts'
import { toggleTheme, useTheme } from './theme.ts'

/** Light or dark. */
export function ThemeButton() {
  const theme = useTheme()
  return (
    <IconButton
      icon={theme === 'dark' ? 'sun' : 'moon'}
      label={theme === 'dark' ? t('shell.theme.light') : t('shell.theme.dark')}
      onPress={toggleTheme}
    />
  )
}
