import type { ConnectorKind } from '@dragoman/sdk/operations/shared'
import type { Adapter } from '../peer/adapter.ts'
import { bitbucket } from './bitbucket.ts'
import { contentful } from './contentful/contentful.ts'
import { eloqua } from './eloqua.ts'
import { github } from './github.ts'
import { wordpress } from './wordpress/wordpress.ts'
import { zendesk } from './zendesk.ts'

/** The kinds that can be connected. */
export const adapters: Partial<Record<ConnectorKind, Adapter>> = {
  BITBUCKET: bitbucket,
  CONTENTFUL: contentful,
  ELOQUA: eloqua,
  GITHUB: github,
  WORDPRESS: wordpress,
  ZENDESK: zendesk,
}
