import { MenuItem } from '@dragoman/ui/MenuButton'
import type { ReactNode } from 'react'
import { t } from '../../../i18n/t.ts'
import { HeaderMenu } from '../../../ground/HeaderMenu.tsx'
import type { Client } from './summary-query.ts'
import { useDeleteClient } from './use-delete-client.tsx'

/** More actions on a client. */
export function ClientMenu({ client, children }: { client: Client; children?: ReactNode }) {
  const remove = useDeleteClient(client)
  return (
    <HeaderMenu label={t('organizations.actions', { name: client.name })}>
      {children}
      <MenuItem icon="trash" tone="danger" onAction={() => remove.mutate()}>
        {t('organizations.delete')}
      </MenuItem>
    </HeaderMenu>
  )
}
