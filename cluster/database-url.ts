/** The socket and credentials of a server. */
interface SocketConnection {
  host: string;
  port: number;
  user: string;
  password: string;
}

/** The address of a database on a server that listens on a Unix socket. */
export function databaseUrl({ host, port, user, password }: SocketConnection, database: string): string {
  return `postgresql://${user}:${encodeURIComponent(password)}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}
