import { IconButton } from '@dragoman/ui/IconButton'
import { useRouter } from '@tanstack/react-router'
import { t } from '../i18n/t.ts'
import { keepAppearance } from '../ground/appearance.ts'
import { toggleTheme, useTheme } from '../ground/theme.ts'

/** Light or dark; kept with the profile. */
export function ThemeButton() {
  const theme = useTheme()
  const { client, session } = useRouter().options.context
  return (
    <IconButton
      icon={theme === 'dark' ? 'sun' : 'moon'}
      label={theme === 'dark' ? t('shell.theme.light') : t('shell.theme.dark')}
      onPress={() => {
        toggleTheme()
        keepAppearance(client, session)
      }}
    />
  )
}
