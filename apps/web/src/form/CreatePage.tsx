import { Breadcrumbs } from '@dragoman/ui/Breadcrumbs'
import { Page, PageBody } from '@dragoman/ui/Page'
import { PageHeader } from '@dragoman/ui/PageHeader'
import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Link } from '../ground/links.ts'

export interface CreatePageProps {
  title: string
  /** The list that the new entry will be part of. */
  list: { to: LinkProps['to']; label: string }
  children: ReactNode
}

/** The page of a form that creates something, below its list. */
export function CreatePage({ title, list, children }: CreatePageProps) {
  return (
    <Page>
      <PageHeader
        title={title}
        breadcrumbs={
          <Breadcrumbs>
            {[
              <Link key="list" to={list.to}>
                {list.label}
              </Link>,
            ]}
          </Breadcrumbs>
        }
      />
      <PageBody>{children}</PageBody>
    </Page>
  )
}
