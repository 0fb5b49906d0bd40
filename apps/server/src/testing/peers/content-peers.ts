import { startAemPeer } from './aem.ts'
import { startBlaisePeer } from './blaise.ts'
import type { ContentPeer } from './content-peer.ts'
import { startContentfulPeer } from './contentful.ts'
import { startDrupalPeer } from './drupal.ts'
import { startEloquaPeer } from './eloqua.ts'
import { startFigmaPeer } from './figma.ts'
import { startMarketoPeer } from './marketo.ts'
import { startPendoPeer } from './pendo.ts'
import { startPhrasePeer } from './phrase.ts'
import { startWordpressPeer } from './wordpress.ts'
import { startZendeskPeer } from './zendesk.ts'

/** The systems that the same tests run for. */
export const contentPeers: Record<string, () => Promise<ContentPeer>> = {
  AEM: startAemPeer,
  BLAISE: startBlaisePeer,
  CONTENTFUL: startContentfulPeer,
  DRUPAL: startDrupalPeer,
  ELOQUA: startEloquaPeer,
  FIGMA: startFigmaPeer,
  MARKETO: startMarketoPeer,
  PENDO: startPendoPeer,
  PHRASE: startPhrasePeer,
  WORDPRESS: startWordpressPeer,
  ZENDESK: startZendeskPeer,
}
