import { agentClients, agentConnections } from '../identity/agent-tables.ts'
import { secretHash } from '../identity/sessions.ts'
import type { Database } from '../kernel/database/connect.ts'
import { insertOne } from '../kernel/database/one-row.ts'

/** An agent that works for a person. */
export async function seedAgent(db: Database, userId: string): Promise<{ id: string }> {
  const clientId = `agent of ${userId}`
  await insertOne(db, agentClients, { id: clientId, name: 'Agent', redirectUris: ['https://agent.example/back'] })
  return insertOne(db, agentConnections, {
    userId,
    clientId,
    name: 'Agent',
    readOnly: false,
    callsPerDay: 10,
    changesPerDay: 5,
    codeHash: secretHash(clientId),
    codeExpiresAt: new Date(),
    codeUsedAt: new Date(),
    codeChallenge: '',
    redirectUri: 'https://agent.example/back',
    refreshHash: secretHash(`refresh ${clientId}`),
    refreshExpiresAt: new Date(Date.now() + 86_400_000),
  })
}
