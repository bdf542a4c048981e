import type pg from 'pg'

/** Runs prepared statements: the pool, or one connection. */
export interface Queries {
  query<Row extends pg.QueryResultRow>(statement: pg.QueryConfig): Promise<pg.QueryResult<Row>>
}
