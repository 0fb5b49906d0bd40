import type { ContentPeer } from './content-peer.ts'
import { startContentfulPeer } from './contentful.ts'
import { startEloquaPeer } from './eloqua.ts'
import { startWordpressPeer } from './wordpress.ts'
import { startZendeskPeer } from './zendesk.ts'

/** The systems that the same tests run for. */
export const contentPeers: Record<string, () => Promise<ContentPeer>> = {
  CONTENTFUL: startContentfulPeer,
  ELOQUA: startEloquaPeer,
  WORDPRESS: startWordpressPeer,
  ZENDESK: startZendeskPeer,
}
