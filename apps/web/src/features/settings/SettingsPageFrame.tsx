import type { SettingsChange } from '@dragoman/sdk/operations/cancellationOptions'
import { Breadcrumbs } from '@dragoman/ui/Breadcrumbs'
import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader, type PageHeaderProps } from '@dragoman/ui/PageHeader'
import { useState, type ReactElement, type ReactNode } from 'react'
import { t } from '../../i18n/t.ts'
import { Link } from '../../ground/links.ts'
import { WhoChanges } from './WhoChanges.tsx'

export interface SettingsPageFrameProps extends Pick<
  PageHeaderProps,
  'title' | 'description' | 'actions' | 'status' | 'id'
> {
  /** Links between the overview of the settings and this page. */
  parents?: ReactElement[]
  /** The last change of what the page decides, where it is told with it. */
  lastChange?: SettingsChange | undefined
  children: ReactNode
}

/** A page of settings: its header with the way back to all of them, who may change it and did last, and its content. */
export function SettingsPageFrame({
  parents = [],
  description,
  lastChange,
  children,
  ...header
}: SettingsPageFrameProps) {
  // Forms start again with what an undo has restored.
  const [undone, setUndone] = useState(0)
  return (
    <Page>
      <PageHeader
        {...header}
        description={
          <>
            {description}
            <WhoChanges lastChange={lastChange} onUndone={() => setUndone((times) => times + 1)} />
          </>
        }
        breadcrumbs={
          <Breadcrumbs>
            {[
              <Link key="settings" to="/settings">
                {t('settings.title')}
              </Link>,
              ...parents,
            ]}
          </Breadcrumbs>
        }
      />
      <PageBody key={undone}>{children}</PageBody>
    </Page>
  )
}
