import Fastify from 'fastify';
import pg from 'pg';

/**
 * A separate process: the framework with a single route and the query of `/api/document/get`. Prints its
 * port.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = Fastify();

app.get<{ Querystring: { account: string; id: string } }>('/bare', async (request) => {
  const { rows } = await pool.query({
    name: 'document',
    text: 'select * from documents where account_id = $1 and id = $2',
    values: [request.query.account, request.query.id],
  });
  return rows[0];
});

console.log(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
