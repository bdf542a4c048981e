import type pg from 'pg'

/** Whatever runs a prepared statement: the pool, or one connection. */
export interface Queries {
  query<Row extends pg.QueryResultRow>(statement: pg.QueryConfig): Promise<pg.QueryResult<Row>>
}
