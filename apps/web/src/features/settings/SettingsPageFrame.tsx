import { Breadcrumbs } from '@dragoman/ui/Breadcrumbs'
import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader, type PageHeaderProps } from '@dragoman/ui/PageHeader'
import type { ReactElement, ReactNode } from 'react'
import { t } from '../../i18n/t.ts'
import { Link } from '../../shell/links.ts'

export interface SettingsPageFrameProps extends Pick<
  PageHeaderProps,
  'title' | 'description' | 'actions' | 'status' | 'id'
> {
  /** Links between the overview of the settings and this page. */
  parents?: ReactElement[]
  children: ReactNode
}

/** A page of settings: its header with the way back to all of them, and its content. */
export function SettingsPageFrame({ parents = [], children, ...header }: SettingsPageFrameProps) {
  return (
    <Page>
      <PageHeader
        {...header}
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
      <PageBody>{children}</PageBody>
    </Page>
  )
}
