// Flat shapes: distances in the plane, negative inside.
float segment(vec2 p, vec2 a, vec2 b) {
  vec2 d = b - a;
  return length(p - a - d * sat(dot(p - a, d) / dot(d, d)));
}

// A limb: as thick as `ra` at one end and `rb` at the other.
float limb(vec2 p, vec2 a, vec2 b, float ra, float rb) {
  vec2 d = b - a;
  float h = sat(dot(p - a, d) / dot(d, d));
  return length(p - a - d * h) - mix(ra, rb, h);
}

float box(vec2 p, vec2 half_) {
  vec2 q = abs(p) - half_;
  return length(max(q, 0.)) + min(max(q.x, q.y), 0.);
}

// An egg as wide as `r.x` and as high as `r.y`; near enough for outlines.
float egg(vec2 p, vec2 r) { return (length(p / r) - 1.) * min(r.x, r.y); }
