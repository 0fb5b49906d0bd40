/** Where other systems tell of changes; the connection's id follows. */
export const connectorHookPath = '/api/v3/connector/hook'
