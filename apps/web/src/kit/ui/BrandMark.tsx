/** The product's logo: a raised placard. */
export function BrandMark({ className = 'size-7' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <rect width="32" height="32" rx="8" className="fill-marble-raised" />
      <path d="M15 20h3l1 9h-5z" className="fill-marble-control" />
      <g transform="rotate(-8 16 13)">
        <rect x="5" y="6.5" width="22" height="13.5" rx="1.2" className="fill-card" />
        <circle cx="10.6" cy="13.2" r="3" className="fill-marble-raised" />
        <path d="M15.6 11.6h8.2M15.6 15h6" strokeWidth="1.7" strokeLinecap="round" className="stroke-card-ink" />
      </g>
    </svg>
  )
}
