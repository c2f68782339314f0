import type { Connection } from 'vscode-languageserver';

/** Sends a notification. It fails only when the connection is gone, and with it whoever would want to know. */
export function tell(connection: Connection, method: string, params: object): void {
  connection.sendNotification(method, params).catch(() => undefined);
}
