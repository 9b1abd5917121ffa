import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/**
 * Returns the URL of a PostgreSQL server by its Unix socket, which costs less than TCP, and without waiting for the disk, because
 * the run tests money and not crashes. Returns the same URL if this machine has no such socket.
 */
export async function overSocket(url: string): Promise<string> {
  const { hostname } = new URL(url);
  if (hostname !== 'localhost' && hostname !== '127.0.0.1') return url;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ folders: string; port: number }>(
      `select current_setting('unix_socket_directories') as folders, inet_server_port() as port`,
    );
    const [{ folders, port } = { folders: '', port: 0 }] = rows;
    const folder = folders.split(',').find((one) => existsSync(join(one.trim(), `.s.PGSQL.${port}`)));
    if (folder === undefined) return url;
    const local = new URL(url);
    local.searchParams.set('host', folder.trim());
    local.searchParams.set('port', String(port));
    local.searchParams.set('options', '-c synchronous_commit=off');
    return local.href;
  } finally {
    await client.end();
  }
}
