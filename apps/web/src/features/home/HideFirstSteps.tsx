import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { Button } from '@dragoman/ui/Button'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { t } from '../../i18n/t.ts'
import { homeQuery } from './home-query.ts'

/** Puts the first steps away; the help has them back. */
export function HideFirstSteps() {
  const queryClient = useQueryClient()
  const hide = useMutation({
    ...mutation(api.users.updatePreferenceSettings),
    onSuccess: () => void queryClient.invalidateQueries(homeQuery()),
  })
  return (
    <Button
      size="small"
      variant="quiet"
      isPending={hide.isPending}
      onPress={() => hide.mutate({ body: { firstSteps: false } })}
    >
      {t('home.firstSteps.hide')}
    </Button>
  )
}
