import type { ConnectorKind } from '@dragoman/sdk/operations/shared'
import type { Adapter } from '../peer/adapter.ts'
import { aem } from './aem/aem.ts'
import { bitbucket } from './bitbucket.ts'
import { blaise } from './blaise/blaise.ts'
import { contentful } from './contentful/contentful.ts'
import { drupal } from './drupal/drupal.ts'
import { eloqua } from './eloqua.ts'
import { figma } from './figma/figma.ts'
import { github } from './github.ts'
import { marketo } from './marketo/marketo.ts'
import { pendo } from './pendo.ts'
import { phrase } from './phrase.ts'
import { wordpress } from './wordpress/wordpress.ts'
import { zendesk } from './zendesk.ts'

/** How each kind of system is spoken to. */
export const adapters: Record<ConnectorKind, Adapter> = {
  AEM: aem,
  BITBUCKET: bitbucket,
  BLAISE: blaise,
  CONTENTFUL: contentful,
  DRUPAL: drupal,
  ELOQUA: eloqua,
  FIGMA: figma,
  GITHUB: github,
  MARKETO: marketo,
  PENDO: pendo,
  PHRASE: phrase,
  WORDPRESS: wordpress,
  ZENDESK: zendesk,
}
